export const USAGE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent); --quiet: color-mix(in srgb, currentColor 65%, transparent); --alert: light-dark(#b45309, #f0a04b); }
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem; }
h1, h2 { line-height: 1.2; text-wrap: balance; }
header { border-bottom: 1px solid var(--line); padding-bottom: 1rem; }
input[type=search] { font: inherit; width: min(32rem, 100%); padding: .5rem .75rem; display: block; }
fieldset { border: 0; padding: 0; margin: 1rem 0 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
legend { float: left; margin-right: 1rem; }
code { font: .92em ui-monospace, monospace; overflow-wrap: anywhere; }
small, em, li p { color: var(--quiet); }
ul { list-style: none; padding: 0; }
main details { border-bottom: 1px solid var(--line); padding: .35rem 0; }
main details details { border: 0; }
summary { cursor: pointer; }
li { padding: .35rem 0 .35rem 1rem; border-left: 3px solid transparent; }
li p { margin: .1rem 0; }
li.unused { border-left-color: var(--line); }
li[data-deprecated=true] { border-left-color: var(--alert); }
li:target { outline: 2px solid; }
strong { color: var(--alert); }
[hidden] { display: none !important; }
`

// Plain JavaScript for the page: it hides what does not match, and shows what a link leads to.
export const USAGE_SCRIPT = `
const search = document.getElementById('search')
const count = document.getElementById('count')
const members = [...document.querySelectorAll('li[data-text]')]
const operations = [...document.querySelectorAll('.operation')]
const shows = {
  all: () => true,
  used: (node) => node.classList.contains('used'),
  unused: (node) => node.classList.contains('unused'),
  deprecated: (node) => node.dataset.deprecated === 'true',
}
function apply() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
  const show = document.querySelector('input[name=show]:checked').value
  const matches = (node) => words.every((word) => node.dataset.text.includes(word))
  for (const node of members) node.hidden = !(matches(node) && shows[show](node))
  for (const node of operations) node.hidden = show !== 'all' || !matches(node)
  for (const type of document.querySelectorAll('.type')) {
    type.hidden = ![...type.querySelectorAll('li[data-text]')].some((node) => !node.hidden)
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = ![...section.querySelectorAll('.type, .operation')].some((node) => !node.hidden)
  }
  const shown = members.filter((node) => !node.hidden).length
  count.textContent = shown === members.length ? '' : shown + ' of ' + members.length + ' shown'
}
search.addEventListener('input', apply)
for (const input of document.querySelectorAll('input[name=show]')) input.addEventListener('change', apply)
function showTarget() {
  const node = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!node) return
  if (node.closest('[hidden]')) {
    search.value = ''
    document.querySelector('input[name=show][value=all]').checked = true
    apply()
  }
  for (let around = node; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
  }
  node.scrollIntoView()
}
addEventListener('hashchange', showTarget)
apply()
showTarget()
`
