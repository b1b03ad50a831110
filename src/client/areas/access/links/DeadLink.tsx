import type { ReactNode } from 'react'
import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { EmptyState } from '../../../design/notices/EmptyState'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { NarrowPage } from '../../../design/layout/NarrowPage'
import { useNotFound } from '../../../relay/useNotFound'

type Props = {
  copy: { title: string; notFoundTitle: string; notFound: string }
  /** Where to go on instead of the shop. */
  action?: ReactNode
}

/** The screen of a mailed link that leads nowhere. */
export function DeadLink({ copy, action }: Props) {
  useNotFound()
  const back = <LinkButton to={paths.home.build()}>{actionCopy.toShop}</LinkButton>
  return (
    <NarrowPage title={copy.title}>
      <EmptyState title={copy.notFoundTitle} action={action ?? back}>
        {copy.notFound}
      </EmptyState>
    </NarrowPage>
  )
}
