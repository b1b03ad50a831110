import { expect, type Locator } from '@playwright/test'

const PROPERTIES = [
  'background-color',
  'border-block-start-color',
  'border-block-end-color',
  'outline-style',
  'outline-color',
]

/** What tells an element from its neighbours without a word: its ground and its lines. */
const look = (element: Locator) =>
  element.evaluate((node, properties) => {
    const style = getComputedStyle(node)
    return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`)
  }, PROPERTIES)

/** What is chosen must not look like what is not, in forced colours neither. */
export async function expectApart(chosen: Locator, other: Locator): Promise<void> {
  expect(await look(chosen)).not.toEqual(await look(other))
}
