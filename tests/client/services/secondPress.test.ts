import { dropSecondPresses } from '../../../src/client/services/secondPress'
import { press } from '../../support/press'

let stop: () => void
let pressed: string[]
beforeEach(() => {
  stop = dropSecondPresses()
  pressed = []
  document.body.innerHTML = `
    <button id="first"><span id="icon"></span></button>
    <button id="other"></button>
    <label id="label"><input id="box" type="checkbox"></label>
    <p id="words"></p>`
  document.body.onclick = ({ target }) => {
    if (target instanceof Element) pressed.push(target.id)
  }
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  document.body.onclick = null
})

const at = (id: string) => document.getElementById(id) ?? document.body

test.each([
  ['399 ms later, at the same place', { time: 1399 }, ['first']],
  ['400 ms later', { time: 1400 }, ['first', 'other']],
  ['44 px away', { time: 1100, x: 144 }, ['first']],
  ['45 px away', { time: 1100, x: 145 }, ['first', 'other']],
  ['by a mouse, the second of a double one', { time: 1399, by: 'mouse', count: 2 }, ['first']],
  ['by a mouse, none of a double one', { time: 1100, by: 'mouse' }, ['first', 'other']],
  ['by what presses at no place', { time: 1100, x: 0, y: 0 }, ['first', 'other']],
] as const)('a press on another button %s', (_, moment, expected) => {
  press(at('first'), { time: 1000 })
  const isCounted = expected.length > 1
  expect(press(at('other'), moment)).toEqual({ down: isCounted, click: isCounted })
  expect(pressed).toEqual(expected)
})

test('a double press on one button counts twice, whatever of it is hit', () => {
  press(at('first'), { time: 1000 })
  press(at('icon'), { time: 1150 })
  expect(pressed).toEqual(['first', 'icon'])
})

test('what has come under the finger counts again once the double press is over', () => {
  press(at('first'), { time: 1000 })
  press(at('other'), { time: 1200 })
  press(at('other'), { time: 1400 })
  expect(pressed).toEqual(['first', 'other'])
})

test('what covers what was pressed is not pressed along with it, nor what it covered', () => {
  press(at('first'), { time: 1000 })
  press(at('words'), { time: 1200 })
  press(at('words'), { time: 2000 })
  press(at('first'), { time: 2200 })
  expect(pressed).toEqual(['first', 'words'])
})

test('the press that a label passes on to its box is the same press', () => {
  press(at('label'), { time: 1000 })
  press(at('label'), { time: 1200 })
  expect(pressed).toEqual(['label', 'box', 'label', 'box'])
})

test('a key presses what it stands at, however soon', () => {
  press(at('first'), { time: 1000 })
  press(at('other'), { time: 1200 })
  at('other').click()
  expect(pressed).toEqual(['first', 'other'])
})
