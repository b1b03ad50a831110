import type { ComponentType } from 'react'

/** What a route says of its page before that is there: what stands for it while it is on its way. */
export type PageHandle = { Skeleton: ComponentType<{ pathname: string }> }

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'Skeleton' in handle
