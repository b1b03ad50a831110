/**
 * Plain JavaScript for the page. It reads the data that `usageData` wrote, and makes a row only when a reader searches
 * for it or opens what it lies in.
 */
export const USAGE_SCRIPT = `
const { files, screens, sets, operations: rawOperations, types: rawTypes } = JSON.parse(document.getElementById('data').textContent)
const search = document.getElementById('search')
const count = document.getElementById('count')
const element = (tag, properties, ...children) => {
  const node = Object.assign(document.createElement(tag), properties)
  node.append(...children.flat().filter((child) => child !== null))
  return node
}
const code = (text) => element('code', { textContent: text })
const link = (id, text) => element('a', { href: '#' + encodeURIComponent(id) }, code(text))
const spaced = (nodes) => nodes.flatMap((node) => [node, ' '])
const plural = (number, word) => number + ' ' + word + (number === 1 ? '' : 's')

const operations = rawOperations.map(([name, kind, file, line, on]) => {
  const place = files[file] + ':' + line
  const names = on.map((index) => screens[index])
  return { name, id: 'operation-' + name, kind, place, screens: names, members: [], text: [name, place, ...names].join(' ').toLowerCase() }
})
const types = rawTypes.map(([name, kind, description, members]) => ({
  name, kind, description,
  members: members.map(([own, type, text, deprecation, set, ...found]) => {
    const by = (sets[set] || []).map((index) => operations[index])
    const places = found.flatMap(([file, ...lines]) => lines.map((line) => files[file] + ':' + line))
    const member = { id: name + '.' + own, type, description: text, deprecation, operations: by, places }
    for (const operation of by) operation.members.push(member)
    member.text = [member.id, ...by.map((one) => one.name), ...places].join(' ').toLowerCase()
    return member
  }),
}))
const members = types.flatMap((type) => type.members)
const isUsed = ({ places }) => places.length > 0
const shows = { all: () => true, used: isUsed, unused: (member) => !isUsed(member), deprecated: ({ deprecation }) => deprecation !== 0 }

// A details whose content is made when it is opened.
function lazy(properties, summary, fill) {
  const node = element('details', properties, element('summary', {}, summary))
  const open = () => {
    if (!node.open || node.dataset.full) return
    node.dataset.full = 'true'
    node.append(...fill().filter((child) => child !== null))
  }
  node.addEventListener('toggle', open)
  node.show = () => { node.open = true; open() }
  return node
}

function memberRow(member) {
  const { id, type, description, deprecation } = member
  return element('li', { id, tabIndex: -1, className: (isUsed(member) ? 'used' : 'unused') + (deprecation === 0 ? '' : ' deprecated') },
    code(id), type ? element('small', {}, ' ' + type) : null, isUsed(member) ? null : element('em', {}, ' used by nobody'),
    deprecation === 0 ? null : element('strong', {}, ' deprecated: ' + deprecation),
    description ? element('p', {}, description) : null,
    isUsed(member) ? lazy({}, [plural(member.operations.length, 'operation') + ', ' + plural(member.places.length, 'place'), element('span', { className: 'heard' }, ' of ' + id)], () => [
      element('p', {}, spaced(member.operations.map((one) => link(one.id, one.name)))),
      element('ul', {}, member.places.map((place) => element('li', {}, code(place)))),
    ]) : null)
}

for (const operation of operations) {
  const { name, kind, place } = operation
  const on = operation.screens.length > 0 ? ' on ' + operation.screens.join(', ') : ''
  operation.node = lazy({ id: operation.id, className: 'operation' }, [code(name), element('small', {}, ' ' + kind + on)], () => [
    element('p', {}, code(place)),
    element('p', {}, spaced(operation.members.map(({ id }) => link(id, id)))),
  ])
}
for (const type of types) {
  const used = type.members.filter(isUsed).length
  type.list = element('ul', {})
  const note = type.kind + ', ' + used + ' of ' + type.members.length + ' used'
  type.node = lazy({ className: 'type' }, [code(type.name), element('small', {}, ' ' + note)], () => {
    type.list.replaceChildren(...type.shown.map(memberRow))
    return [type.description ? element('p', {}, type.description) : null, type.list]
  })
}
const list = (id, nodes) => document.getElementById(id).parentElement.append(...nodes)
list('operations', operations.map(({ node }) => node))
list('types', types.map(({ node }) => node))

const chosen = () => document.querySelector('input[name=show]:checked').value
function apply() {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
  const show = chosen()
  const matches = ({ text }) => words.every((word) => text.includes(word))
  const isWhole = words.length === 0 && show === 'all'
  let shown = 0
  for (const type of types) {
    type.shown = type.members.filter((member) => matches(member) && shows[show](member))
    shown += type.shown.length
    type.node.hidden = type.shown.length === 0
    // What is found stands open; the whole is a list of types.
    if (isWhole) type.node.open = false
    else if (type.shown.length > 0) type.node.show()
    if (type.node.dataset.full) type.list.replaceChildren(...(isWhole ? type.members : type.shown).map(memberRow))
  }
  for (const operation of operations) operation.node.hidden = show !== 'all' || !matches(operation)
  for (const section of document.querySelectorAll('section')) {
    section.hidden = [...section.querySelectorAll(':scope > details')].every((node) => node.hidden)
  }
  count.textContent = isWhole ? '' : shown + ' of ' + members.length + ' shown'
}
search.addEventListener('input', apply)
for (const input of document.querySelectorAll('input[name=show]')) input.addEventListener('change', apply)

function showTarget() {
  const id = decodeURIComponent(location.hash.slice(1))
  const operation = operations.find((one) => one.id === id)
  const type = types.find((one) => one.members.some((member) => member.id === id))
  if (!operation && !type) return
  if (operation ? operation.node.hidden : !type.shown.some((member) => member.id === id)) {
    search.value = ''
    document.querySelector('input[name=show][value=all]').checked = true
    apply()
  }
  if (type) type.node.show()
  else operation.node.show()
  const node = document.getElementById(id)
  const target = operation ? node.querySelector('summary') : node
  target.focus({ preventScroll: true })
  node.scrollIntoView()
}
addEventListener('hashchange', showTarget)
apply()
showTarget()
`
