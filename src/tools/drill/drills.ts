import { databaseRestartDrill } from './databaseRestartDrill'
import type { Drill } from './drillContext'
import { frozenProcessDrill } from './frozenProcessDrill'
import { heldRowDrill } from './heldRowDrill'
import { killedProcessDrill } from './killedProcessDrill'
import { poolerDrill } from './poolerDrill'
import { rollingRestartDrill } from './rollingRestartDrill'
import { restoreDrill } from './restoreDrill'
import { steadyDrill } from './steadyDrill'

/** Every drill, in the order in which `npm run drill -- all` runs them. */
export const DRILLS: readonly Drill[] = [
  steadyDrill,
  databaseRestartDrill,
  rollingRestartDrill,
  restoreDrill,
  frozenProcessDrill,
  heldRowDrill,
  killedProcessDrill,
  poolerDrill,
]
