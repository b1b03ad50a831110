import { COMPANY } from '#domain/customer/company'
import { documentCopy as copy } from '../modules/document/documentCopy'

const page = (title: string, text: string) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${COMPANY.name}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${copy.home}</a></p>
</main>
</body>
</html>
`

/** What a link to a document shows that is over, changed or made up: nothing tells them apart. */
export const linkGonePage = page(copy.linkGoneTitle, copy.linkGone)

/** What a caller is shown who opens more documents than a person does. */
export const tooManyDocumentsPage = page(copy.tooManyTitle, copy.tooMany)
