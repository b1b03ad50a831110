import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { failOnStrayErrors, watchConsoleErrors } from './consoleErrors'
import { elementError } from './elementErrors'

// A whole site in jsdom is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000, getElementError: elementError })
// What jsdom does not play.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
const modals: HTMLDialogElement[] = []
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '')
  modals.push(this)
}
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open')
}
// Beside an open modal dialog nothing takes the focus.
const { focus } = HTMLElement.prototype
HTMLElement.prototype.focus = function focusUnlessInert(options) {
  const modal = modals.findLast((dialog) => dialog.isConnected && dialog.open)
  if (!modal || modal.contains(this)) focus.call(this, options)
}

beforeEach(watchConsoleErrors)
afterEach(failOnStrayErrors)
