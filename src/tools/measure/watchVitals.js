// Runs in the measured page: keeps what the browser says of the visit in `window.vitals`.
const vitals = { fcp: 0, lcp: 0, tbt: 0, cls: 0, firstProduct: 0 }
window.vitals = vitals

const observe = (type, read) =>
  new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
    type,
    buffered: true,
  })
observe('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime
})
observe('largest-contentful-paint', (entry) => {
  vitals.lcp = entry.startTime
})
observe('longtask', (entry) => {
  vitals.tbt += Math.max(0, entry.duration - 50)
})
observe('layout-shift', (entry) => {
  vitals.cls += entry.value
})

const isAddButton = (button) => /ajouter/i.test(`${button.textContent} ${button.ariaLabel ?? ''}`)
new MutationObserver((_, observer) => {
  if (![...document.querySelectorAll('main button')].some(isAddButton)) return
  vitals.firstProduct = performance.now()
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })
