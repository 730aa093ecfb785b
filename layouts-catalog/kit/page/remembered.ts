const known = new WeakMap<object, Map<string, string>>()

/**
 * The HTML that `render` gives for a subject, rendered once a variant: the same card stands on a store's home page, its category's page
 * and beside its neighbours, which are rendered from the same model. `variant` names all that the HTML depends on besides the subject,
 * which must not change. Forgotten with the subject.
 */
export const remembered = async (subject: object, variant: string, render: () => Promise<string>): Promise<string> => {
  const variants = known.get(subject) ?? new Map<string, string>()
  known.set(subject, variants)
  const html = variants.get(variant) ?? (await render())
  variants.set(variant, html)
  return html
}
