import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Day } from '#domain/time/calendar'
import { actionCopy } from '../../config/actionCopy'
import { Button } from '../../design/buttons/Button'
import { EmptyState } from '../../design/notices/EmptyState'
import { useModal } from '../../state/useModal'
import { asLastTimeCopy as copy } from './asLastTimeCopy'

/** Opened by a mail without a session: a date of an order of every week is confirmed by its customer, who signs in first. */
export function PlannedForVisitor({ day }: { day: Day }) {
  const { pathname, search } = useLocation()
  const { open } = useModal()
  const returnTo = `${pathname}${search}`

  useEffect(() => open({ kind: 'signIn', returnTo }), [open, returnTo])

  return (
    <EmptyState
      title={copy.plannedTitle}
      action={
        <Button onClick={() => open({ kind: 'signIn', returnTo })}>{actionCopy.signIn}</Button>
      }
    >
      {copy.signInToConfirm(day)}
    </EmptyState>
  )
}
