import type { Language } from '#contract/languages.ts'
import { refusalIn } from '#contract/shop-words.ts'
import { AppError } from './app-error.ts'

/**
 * Does `work` for a buyer. A refusal by a check that knows no shop, such as a limit or a form's, comes in the given
 * language, and so does the message of each field.
 */
export const refusingIn = async <Result>(language: Language, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, message, extra } = error
    const errors = Object.entries(extra?.errors ?? {}).map(([field, text]) => [field, refusalIn(language, text)])
    throw new AppError(code, refusalIn(language, message), {
      ...extra,
      ...(errors.length > 0 && { errors: Object.fromEntries(errors) }),
    })
  }
}
