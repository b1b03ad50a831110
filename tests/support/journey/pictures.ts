import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'

/** The pictures there that have not come or cannot be drawn; those further down are fetched now. */
const missingIn = (place: Locator | Page) =>
  place.locator('img').evaluateAll((pictures: HTMLImageElement[]) =>
    pictures.flatMap((picture) => {
      picture.loading = 'eager'
      const isDrawn = picture.complete && picture.naturalWidth > 0
      return isDrawn ? [] : [picture.currentSrc || picture.src]
    }),
  )

/** Every picture there comes and can be drawn: a journey that `showsPictures` alone has any. */
export const expectPictures = (place: Locator | Page, words: string) =>
  expect.poll(() => missingIn(place), `pictures of ${words}`).toEqual([])
