import { readFileSync, writeFileSync } from 'node:fs'
import { Command } from 'commander'
import { brokenLinks } from './docs/broken-links.ts'
import { cloudTemplatesPage } from './docs/cloud-templates.ts'
import { configurationPage } from './docs/configuration.ts'
import { retentionPage } from './docs/retention.ts'

const { check } = new Command('docs')
  .description("Writes the operator's manual pages that repeat the code: configuration, retention, templates.")
  .option('--check', 'only fail when a page differs from the code, or a link in any Markdown file leads nowhere')
  .showHelpAfterError()
  .parse()
  .opts<{ check?: true }>()

const pages = {
  'scripts/deploy/configuration.md': configurationPage(),
  'scripts/deploy/retention.md': retentionPage(),
  'scripts/deploy/whatsapp-templates.md': cloudTemplatesPage(),
}

const failures = check ? brokenLinks().map((link) => `This link leads nowhere: ${link}`) : []
for (const [file, text] of Object.entries(pages)) {
  if (!check) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) failures.push(`${file} differs from the code. Run: npm run docs`)
}
for (const failure of failures) process.stderr.write(`${failure}\n`)
process.exitCode = failures.length > 0 ? 1 : 0
