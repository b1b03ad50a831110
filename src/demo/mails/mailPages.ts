import { formatDayOf, parisTime } from '#domain/time/calendar'
import { escapeHtml } from '#server/base/escapeHtml'
import type { MailService } from '#server/mail/mailService'

type Mail = Awaited<ReturnType<MailService['recent']>>[number]

/** A mail is shown, never run: no script, nothing loaded from anywhere. */
export const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"

const STYLE = `
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1e1b16; background: #fbf6ec }
ul { margin: 0; padding: 0; list-style: none; background: #fff }
li { padding: .75rem 1rem; border-bottom: 1px solid #e6ddcb; overflow-wrap: anywhere }
pre, iframe { width: 100%; box-sizing: border-box; background: #fff; border: 1px solid #e6ddcb }
pre { padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px }
iframe { height: 44rem }
a { color: #c2371f }
`

const page = (title: string, content: string) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`

const when = (instant: Date) => `${formatDayOf(instant)}, ${parisTime(instant)}`

function state({ sentAt, heldFor, nextTryAt, lastError }: Mail): string {
  if (sentAt) return `Parti ${when(sentAt)}`
  if (heldFor !== null) return 'En attente que l’adresse soit confirmée'
  const reason = lastError === null ? '' : ` (${lastError})`
  return nextTryAt ? `En attente${reason}` : `Abandonné${reason}`
}

/** The list, newest first. */
export const listPage = (mails: readonly Mail[]) =>
  page(
    'E-mails envoyés',
    mails.length === 0
      ? '<p>Aucun e-mail pour l’instant.</p>'
      : `<ul>\n${mails.map(item).join('\n')}\n</ul>`,
  )

const item = (mail: Mail) =>
  `<li><a href="/dev/mails/${mail.id}">${escapeHtml(mail.subject)}</a><br>À ${escapeHtml(mail.recipient)}, écrit ${when(mail.createdAt)}. ${escapeHtml(state(mail))}.</li>`

/** One mail in both of its forms. */
export function mailPage(mail: Mail): string {
  const { recipient, subject, text, html, unsubscribeUrl } = mail
  // In the frame a link would open the site inside of it: the site refuses that.
  const framed = html.replace('<head>', '<head><base target="_blank">')
  return page(
    subject,
    `<p><a href="/dev/mails">Tous les e-mails</a></p>
<p>À ${escapeHtml(recipient)}, écrit ${when(mail.createdAt)}. ${escapeHtml(state(mail))}.</p>
${unsubscribeUrl === null ? '' : `<p>List-Unsubscribe\u00a0: ${linked(unsubscribeUrl)}</p>`}
<h2>Texte</h2>
<pre tabindex="0">${linked(text)}</pre>
<h2>HTML</h2>
<iframe title="Partie HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe>`,
  )
}

/** Text whose addresses can be followed. */
const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
