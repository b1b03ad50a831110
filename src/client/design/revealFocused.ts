import { type FocusEvent } from 'react'

/** For a row that scrolls sideways: what is focused in it, and half hidden at its edge, comes into it as a whole. */
export const revealFocused = ({ target }: FocusEvent) =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
