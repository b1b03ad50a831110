import type { World } from './world'

/** What an operation is sent with. */
export type Case = { args?: Record<string, unknown>; token?: string }
export type Cases = Record<string, (world: World) => Case | Promise<Case>>
