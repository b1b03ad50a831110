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
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open')
}

beforeEach(watchConsoleErrors)
afterEach(failOnStrayErrors)
