import type { Page } from '@playwright/test'
import { expect } from './expect'

/** The texts of which a line ends or begins with the dot between two facts. */
function dotsAtLineEnds(): string[] {
  const boxOf = (node: Text, index: number) => {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + 1)
    return range.getBoundingClientRect()
  }
  const isParted = (node: Text, index: number, other: number) => {
    const dot = boxOf(node, index)
    const beside = boxOf(node, other)
    return dot.width > 0 && beside.width > 0 && Math.abs(dot.top - beside.top) > dot.height / 2
  }
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    if (!(node instanceof Text)) continue
    for (const { index } of node.data.matchAll(/(?<=\S\s)·(?=\s\S)/g)) {
      if (isParted(node, index, index - 2) || isParted(node, index, index + 2)) {
        found.push(node.data)
      }
    }
  }
  return found
}

/** The dot between two facts of a line belongs to neither: it ends none and begins none. */
export const expectNoDotAtLineEnds = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(dotsAtLineEnds), words).toEqual([])
