import { cloudLanguages, cloudTemplateNames, cloudTemplates } from '#contract/whatsapp/cloud-templates.ts'
import { table } from './table.ts'

/** Returns the manual's page of WhatsApp templates, as an operator registers them. */
export const cloudTemplatesPage = (): string => {
  const sections = cloudTemplateNames.map((name) => {
    const { values, examples, text, ...rest } = cloudTemplates[name]
    const texts = cloudLanguages.map((language) => `\`${language}\`:\n\n\`\`\`text\n${text[language]}\n\`\`\``)
    const replies =
      'replies' in rest
        ? [
            `Quick replies, in this order: ${cloudLanguages.map((one) => rest.replies[one].map((label) => `«${label}»`).join(', ')).join('; ')}.`,
          ]
        : []
    const rows = values.map((value, index) => [`{{${index + 1}}}`, value, examples[index] ?? ''])
    return [`## \`${name}\``, ...texts, table(['value', 'is', 'example'], rows).trim(), ...replies].join('\n\n')
  })
  return `# Templates of official WhatsApp numbers

Written by \`npm run docs\` from \`src/contract/whatsapp/cloud-templates.ts\`. Register each at Meta under WhatsApp Manager,
«Message templates», with this name, the category «Utility», and both languages. The Urdu waits for a native speaker to read
it: register it once somebody has.

${sections.join('\n\n')}
`
}
