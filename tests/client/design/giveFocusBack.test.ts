import {
  giveFocusBack,
  stillThere,
  withAncestors,
} from '../../../src/client/design/focus/giveFocusBack'

afterEach(() => {
  document.body.innerHTML = ''
})

/** What had the focus is taken out of this page, alone or with all that is named. */
function without(gone: string, page: string) {
  document.body.innerHTML = page
  const focused = document.querySelector('#focused')
  if (!focused) throw new Error('nothing had the focus')
  const chain = withAncestors(focused)
  document.querySelector(gone)?.remove()
  return stillThere(chain)
}

test('what had the focus has it again while it is there', () => {
  expect(
    without('#other', '<main><a href="/" id="focused">Ici</a><i id="other"></i></main>'),
  ).toHaveTextContent('Ici')
})

test('a neighbour takes its place, else the main part of the page', () => {
  const list = '<main><ul><li id="row"><button id="focused">Retirer</button></li>'
  expect(without('#row', `${list}<li><button>Beside</button></li></ul></main>`)).toHaveTextContent(
    'Beside',
  )
  expect(without('#row', `${list}</ul><a href="/">Far</a></main>`)?.localName).toBe('main')
})

test('an open dialog keeps the focus where nothing beside can have it', () => {
  const sheet = (rest: string) =>
    `<main><a href="/">Page</a><dialog open><p>Le jour<button id="focused">Réessayer</button></p>${rest}</dialog></main>`
  expect(without('#focused', sheet('<button>Fermer</button>'))).toHaveTextContent('Fermer')
  expect(without('#focused', sheet(''))?.localName).toBe('dialog')
})

test('an open dialog takes the focus of what was on the page below', () => {
  const page = '<main><p><button id="focused">Page</button></p><a href="/">Page</a></main>'
  expect(
    without('#focused', `${page}<dialog open><button>Dessus</button></dialog>`),
  ).toHaveTextContent('Dessus')
})

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn))

/** A page that is slow: what was pressed goes two frames after the focus was given back to it. */
async function goesLater(meanwhile = () => {}) {
  document.body.innerHTML =
    '<main><p id="row"><button id="pressed">Répéter</button></p><a href="/">Plus bas</a></main>'
  const pressed = document.querySelector<HTMLElement>('#pressed')
  if (!pressed) throw new Error('nothing to press')
  giveFocusBack(withAncestors(pressed))
  await nextFrame()
  expect(pressed).toHaveFocus()
  meanwhile()
  const link = '<a href="/plans">Répétée</a>'
  pressed.insertAdjacentHTML('afterend', link)
  pressed.remove()
  await nextFrame()
}

test('what goes only later gives the focus to what stands in its place', async () => {
  await goesLater()
  expect(document.activeElement).toHaveTextContent('Répétée')
})

test('who has pressed into a field before the page has drawn goes on typing there', async () => {
  document.body.innerHTML = '<main><a href="/">Avant</a><button>Annuler</button><input /></main>'
  const [link, button, field] = Array.from(document.querySelectorAll<HTMLElement>('main > *'))
  if (!link || !button || !field) throw new Error('nothing to press')
  const press = () => field.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  giveFocusBack(withAncestors(link))
  button.remove()
  press()
  field.focus()
  await nextFrame()
  expect(field).toHaveFocus()
  // A press on what takes no focus changes nothing.
  field.blur()
  giveFocusBack(withAncestors(link))
  press()
  await nextFrame()
  expect(link).toHaveFocus()
})

test('a customer who has gone on meanwhile is left there', async () => {
  await goesLater(() => document.querySelector<HTMLElement>('main > a')?.focus())
  expect(document.activeElement).toHaveTextContent('Plus bas')
})
