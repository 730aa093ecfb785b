/** Copies a text to the clipboard. Where that is not allowed a prompt shows it, selected; then gives false. */
export const copyText = async (text: string, message: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    window.prompt(message, text)
    return false
  }
}
