/** Copies to the clipboard. If that is not allowed, shows the selected text in a prompt and returns false. */
export const copyText = async (text: string, message: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    window.prompt(message, text)
    return false
  }
}
