import type { ComponentType } from 'react'

/** What a route gives before its page is there: the skeleton that is shown while it loads. */
export type PageHandle = { Skeleton: ComponentType<{ pathname: string }> }

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'Skeleton' in handle
