/**
 * Suggests a description that is true of any product. It begins in English, so that a name in Urdu is set right.
 *
 * @example suggestDescription('Glass bangles', 'Jewellery') // 'From our Jewellery: Glass bangles. Any question? …'
 */
export const suggestDescription = (name: string, category: string): string => {
  const clean = (text: string) => text.trim().replace(/\s+/g, ' ')
  const product = clean(name).replace(/[\s.,;:!?۔،]+$/, '')
  return `From our ${clean(category) || 'shop'}: ${product}. Any question? Ask us on WhatsApp.`
}
