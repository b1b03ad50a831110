import { COMPANY } from '#domain/customer/company'
import { documentCopy as copy } from '../modules/document/documentCopy'

/** What a link to a document shows that is over, changed or made up: nothing tells them apart. */
export const linkGonePage = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${copy.linkGoneTitle} – ${COMPANY.name}</title>
</head>
<body>
<main>
<h1>${copy.linkGoneTitle}</h1>
<p>${copy.linkGone}</p>
<p><a href="/">${copy.home}</a></p>
</main>
</body>
</html>
`
