import { plural } from '../report/words'
import { USAGE_SCRIPT, USAGE_STYLE } from './usagePage'
import {
  type MemberUsage,
  type OperationUsage,
  type TypeUsage,
  type UsageReport,
} from './usageReport'

/** One page that needs nothing else: search, only what no one uses, only what is deprecated, and from a field to its operations and back. */
export function usageHtml({ types, operations }: UsageReport): string {
  const members = types.flatMap((type) => type.members)
  const used = members.filter(({ places }) => places.length > 0).length
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
<section aria-labelledby="operations"><h2 id="operations">Operations</h2>
${operations.map(operationHtml).join('\n')}
</section>
<section aria-labelledby="types"><h2 id="types">Types</h2>
${types.map(typeHtml).join('\n')}
</section>
</main>
<script>${USAGE_SCRIPT}</script>
</body>
</html>
`
}

function operationHtml({ name, kind, place, screens, coordinates }: OperationUsage): string {
  const on = screens.length > 0 ? ` on ${screens.join(', ')}` : ''
  return `<details class="operation" id="operation-${escape(name)}" data-text="${escape(`${name} ${place} ${screens.join(' ')}`.toLowerCase())}">
<summary><code>${escape(name)}</code> <small>${escape(`${kind}${on}`)}</small></summary>
<p><code>${escape(place)}</code></p>
<p>${coordinates.map(coordinateLink).join(' ')}</p>
</details>`
}

const coordinateLink = (coordinate: string) =>
  `<a href="#${escape(coordinate)}"><code>${escape(coordinate)}</code></a>`

function typeHtml({ name, kind, description, members }: TypeUsage): string {
  const used = members.filter(({ places }) => places.length > 0).length
  return `<details class="type" open>
<summary><code>${escape(name)}</code> <small>${kind}, ${used} of ${members.length} used</small></summary>
${description ? `<p>${escape(description)}</p>` : ''}
<ul>
${members.map(memberHtml).join('\n')}
</ul>
</details>`
}

function memberHtml(member: MemberUsage): string {
  const { coordinate, type, description, deprecation, operations, places } = member
  const isUsed = places.length > 0
  const text = [coordinate, ...operations, ...places].join(' ').toLowerCase()
  const links = operations.map((name) => `<a href="#operation-${escape(name)}">${escape(name)}</a>`)
  return `<li id="${escape(coordinate)}" class="${isUsed ? 'used' : 'unused'}" data-deprecated="${deprecation !== null}" data-text="${escape(text)}">
<code>${escape(coordinate)}</code>${type ? ` <small>${escape(type)}</small>` : ''}${isUsed ? '' : ' <em>used by nobody</em>'}
${deprecation === null ? '' : `<strong>deprecated: ${escape(deprecation)}</strong>`}
${description ? `<p>${escape(description)}</p>` : ''}
${isUsed ? `<details><summary>${plural(operations.length, 'operation')}, ${plural(places.length, 'place')}</summary><p>${links.join(', ')}</p><ul>${places.map((place) => `<li><code>${escape(place)}</code></li>`).join('')}</ul></details>` : ''}
</li>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
