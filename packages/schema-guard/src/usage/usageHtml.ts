import { usageData } from './usageData'
import type { UsageReport } from './usageReport'
import { USAGE_SCRIPT } from './usageScript'
import { USAGE_STYLE } from './usageStyle'

/** One page that needs nothing else: search, only what no one uses, only what is deprecated, and from a field to its operations and back. */
export function usageHtml(report: UsageReport): string {
  const { types, operations } = report
  const members = types.flatMap((type) => type.members)
  const used = members.filter(({ places }) => places.length > 0).length
  // A script's text ends at the first tag that closes it, wherever that stands.
  const data = JSON.stringify(usageData(report)).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Schema usage</title>
<style>${USAGE_STYLE}</style>
</head>
<body>
<header>
  <h1>Schema usage</h1>
  <p>${operations.length} operations use ${used} of ${members.length} fields, arguments, input fields and enum values.</p>
  <label>Search <input id="search" type="search" placeholder="Product.price, an operation, a file…" autocomplete="off"></label>
  <fieldset><legend>Show</legend>
    <label><input type="radio" name="show" value="all" checked> everything</label>
    <label><input type="radio" name="show" value="used"> what is used</label>
    <label><input type="radio" name="show" value="unused"> what nobody uses</label>
    <label><input type="radio" name="show" value="deprecated"> what is deprecated</label>
  </fieldset>
  <p id="count" role="status"></p>
</header>
<main>
<section aria-labelledby="operations"><h2 id="operations">Operations</h2></section>
<section aria-labelledby="types"><h2 id="types">Types</h2></section>
</main>
<noscript>This page lists nothing without JavaScript.</noscript>
<script id="data" type="application/json">${data}</script>
<script>${USAGE_SCRIPT}</script>
</body>
</html>
`
}
