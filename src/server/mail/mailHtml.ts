import { COMPANY } from '#domain/customer/company'
import { escapeHtml } from '../base/escapeHtml'
import { UNSUBSCRIBE_LABEL } from '../providers/mail/mailMessage'
import { greeting, REGARDS, SENDER_LINES, type MailBlock, type MailDescription } from './mailBlocks'

// Mail programs drop style sheets: each element carries its own, in the colours of design/tokens.css.
const STYLES = {
  body: 'margin:0;padding:24px 16px;background:#FBF6EC;color:#1E1B16;font:16px/1.6 Figtree,Helvetica,Arial,sans-serif',
  page: 'max-width:560px;margin:0 auto',
  name: 'margin:0 0 16px;font-size:22px;font-weight:700;color:#C2371F',
  card: 'padding:24px;background:#FFFFFF;border:1px solid #E6DDCB;border-radius:12px',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  paragraph: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 20px;background:#C2371F;color:#FFFFFF;font-weight:700;text-decoration:none;border-radius:8px',
  link: 'color:#C2371F;font-weight:700',
  list: 'margin:0 0 16px;padding-left:20px',
  item: 'margin:0',
  lead: 'margin:0 0 4px;color:#6B6355',
  table: 'margin:0 0 16px;border-collapse:collapse',
  label: 'padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:#6B6355',
  value: 'padding:4px 0;vertical-align:top;font-weight:700',
  aside: 'margin:0 0 16px;font-size:14px;color:#6B6355',
  foot: 'margin:16px 0 0;font-size:14px;color:#6B6355',
  quietLink: 'color:#6B6355',
  whole: 'white-space:nowrap',
} as const

const element = (name: string, style: keyof typeof STYLES, content: string, attributes = '') =>
  `<${name}${attributes} style="${STYLES[style]}">${content}</${name}>`

/** No line ends within « e-mail »; a word joiner would be a box where a font lacks it. */
const words = (text: string) =>
  escapeHtml(text).replaceAll(/\be-mails?\b/giu, (word) => element('span', 'whole', word))

const anchor = (style: keyof typeof STYLES, label: string, url: string) =>
  element('a', style, words(label), ` href="${escapeHtml(url)}"`)

/** The HTML part of a mail: one column, no picture, nothing loaded from anywhere. */
export function mailHtml(mail: MailDescription): string {
  const { subject, firstname, blocks, unsubscribeUrl } = mail
  const button = blocks.find(({ kind }) => kind === 'link')
  const card = [
    element('h1', 'title', words(subject)),
    element('p', 'paragraph', escapeHtml(greeting(firstname))),
    ...blocks.map((block) => blockHtml(block, block === button)),
    element('p', 'paragraph', escapeHtml(REGARDS)),
  ]
  const foot = [
    ...SENDER_LINES.map(escapeHtml),
    ...(unsubscribeUrl === undefined
      ? []
      : [anchor('quietLink', UNSUBSCRIBE_LABEL, unsubscribeUrl)]),
  ]
  const page = [
    element('p', 'name', escapeHtml(COMPANY.name)),
    element('main', 'card', `\n${card.join('\n')}\n`),
    element('p', 'foot', foot.join('<br>')),
  ]
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${STYLES.body}">
${element('div', 'page', `\n${page.join('\n')}\n`)}
</body>
</html>
`
}

/** Addresses stand behind their words: the plain-text part shows them. */
function blockHtml(block: MailBlock, isButton: boolean): string {
  switch (block.kind) {
    case 'link':
      return element('p', 'paragraph', anchor(isButton ? 'button' : 'link', block.label, block.url))
    case 'list': {
      const items = block.items.map((item) => element('li', 'item', words(item)))
      return [
        element('p', 'lead', words(block.title)),
        element('ul', 'list', items.join('\n')),
      ].join('\n')
    }
    case 'facts':
      return element('table', 'table', block.rows.map(rowHtml).join('\n'))
    case 'aside':
      return element('p', 'aside', lines(block.text))
    default:
      return element('p', 'paragraph', lines(block.text))
  }
}

const rowHtml = ([label, value]: readonly [string, string]) =>
  `<tr>${element('th', 'label', words(label), ' scope="row"')}${element('td', 'value', lines(value))}</tr>`

const lines = (text: string) => words(text).replaceAll('\n', '<br>')
