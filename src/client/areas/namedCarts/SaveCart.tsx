import { Suspense, useState } from 'react'
import type { CartItem } from '#domain/cart/cart'
import { Button } from '../../design/buttons/Button'
import { AwaitedPart } from '../../relay/AwaitedPart'
import { lazyPart } from '../../services/lazyPart'
import { useSession } from '../../state/useSession'

const SaveCartDialog = lazyPart(() =>
  import('./SaveCartDialog').then(({ SaveCartDialog }) => SaveCartDialog),
)

type Props = { items: readonly CartItem[]; label: string; variant: 'quiet' | 'secondary' }

/** The way to keep a cart under a name, for who has an account. */
export function SaveCart({ items, label, variant }: Props) {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!user || items.length === 0) return null
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={<AwaitedPart onLeave={close} />}>
          <SaveCartDialog items={items} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
