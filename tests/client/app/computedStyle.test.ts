const KINDS = `
  <main hidden><p>Plus tard</p></main>
  <section style="visibility: hidden; pointer-events: none">
    <button>Fermer</button>
    <p style="visibility: visible; display: none; opacity: 0.5">Visible</p>
  </section>
  <dialog>Fermée</dialog><dialog open>Ouverte</dialog>
  <details><summary>Suite</summary><p>Le texte</p></details>
  <form><input type="hidden"><input type="text"><select><option>A</option></select></form>
  <ul><li>Un plateau</li></ul>
  <table><tbody><tr><th>Jour</th><td>Lundi</td></tr></tbody></table>
  <ruby>字<rp>(</rp><rt>ji</rt></ruby><p><rp>(</rp></p>
  <svg viewBox="0 0 1 1" style="display: block"><path hidden d="M0 0"></path></svg>
  <template><p>Modèle</p></template>`

/** A frame keeps the function that jsdom gives every window. */
function jsdomStyle() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const window = frame.contentWindow
  if (!window) throw new Error('The frame has no window')
  return window.getComputedStyle.bind(window)
}

const whatIsSaid = (style: CSSStyleDeclaration) => ({
  display: style.display,
  byName: style.getPropertyValue('display'),
  visibility: style.visibility,
  opacity: style.opacity,
  pointerEvents: style.pointerEvents,
  color: style.color,
})

test.each([
  ['without a sheet of its own', ''],
  ['with one', '<style>p { display: inline } .unseen { visibility: hidden }</style>'],
])('a page %s has the styles that jsdom computes', (_, sheet) => {
  const computed = jsdomStyle()
  document.body.innerHTML = `${sheet}${KINDS}<p class="unseen">Rien</p>`
  for (const element of document.querySelectorAll('*')) {
    expect(whatIsSaid(getComputedStyle(element))).toEqual(whatIsSaid(computed(element)))
  }
})
