import type { Locator } from '@playwright/test'

/** What a person did: presses, filled fields and choices, each counted once, the seconds that they take, and what had to be typed again. */
export type Effort = { acts: number; seconds: number; typedAgain: readonly string[] }

/**
 * Seconds of a person who knows what they want and a phone's thumb: to find a button and press it, to read a few options
 * and take one, to find a field, and to type a character (36 words a minute, the mean of 37,000 people in Palin et al.,
 * "How do people type on mobile devices?", 2019). No filling by the browser, no reading of dishes, no waiting.
 */
const PACE = { press: 1.5, choose: 2, field: 1.5, character: 0.33 } as const

/** Two and two are not the same fact, a name or a number of a telephone is. */
const MIN_FACT_LENGTH = 4

/** A person on a phone, whose every act is counted. */
export type Hand = {
  effort: Readonly<Effort>
  press(target: Locator): Promise<void>
  choose(target: Locator): Promise<void>
  /** An option of a native list. */
  select(list: Locator, label: string): Promise<void>
  fill(field: Locator, text: string): Promise<void>
}

export function countingHand(): Hand {
  const typed: string[] = []
  const typedAgain: string[] = []
  const effort = { acts: 0, seconds: 0, typedAgain }
  const count = (seconds: number) => {
    effort.acts += 1
    effort.seconds += seconds
  }
  return {
    effort,
    press: async (target) => {
      await target.click()
      count(PACE.press)
    },
    choose: async (target) => {
      await target.click()
      count(PACE.choose)
    },
    select: async (list, label) => {
      await list.selectOption({ label })
      count(PACE.choose)
    },
    fill: async (field, text) => {
      await field.fill(text)
      if (text.length >= MIN_FACT_LENGTH && typed.includes(text)) typedAgain.push(text)
      typed.push(text)
      count(PACE.field + text.length * PACE.character)
    },
  }
}
