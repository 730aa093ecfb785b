import type { Language } from '#contract/languages.ts'
import { refusalIn } from '#contract/shop-words.ts'
import { AppError } from './app-error.ts'

/** Does `work` for a buyer. A refusal by a check that knows no shop, such as a limit, comes in the shop's language. */
export const refusingIn = async <Result>(language: Language, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof AppError ? new AppError(error.code, refusalIn(language, error.message), error.extra) : error
  }
}
