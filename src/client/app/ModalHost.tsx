import { lazy, Suspense } from 'react'
import type { Modal } from '../state/modal'
import { useModal } from '../state/useModal'

const AddressDimmer = lazy(() =>
  import('../features/deliveryBar/AddressDimmer').then(({ AddressDimmer }) => ({
    default: AddressDimmer,
  })),
)
const AuthDialog = lazy(() =>
  import('../features/auth/AuthDialog').then(({ AuthDialog }) => ({ default: AuthDialog })),
)
const ConsentDialog = lazy(() =>
  import('../features/consent/ConsentDialog').then(({ ConsentDialog }) => ({
    default: ConsentDialog,
  })),
)
const RequestDialog = lazy(() =>
  import('../features/requests/RequestDialog').then(({ RequestDialog }) => ({
    default: RequestDialog,
  })),
)
const ShopModals = lazy(() =>
  import('../features/shopModals/ShopModals').then(({ ShopModals }) => ({ default: ShopModals })),
)

/** The one place that shows the global modal, its code fetched when it first opens. */
export function ModalHost() {
  const { modal } = useModal()
  if (!modal) return null
  return (
    <Suspense fallback={null}>
      <OpenModal modal={modal} />
    </Suspense>
  )
}

function OpenModal({ modal }: { modal: Modal }) {
  switch (modal.kind) {
    case 'signIn':
    case 'signUp':
    case 'lostPassword':
      return <AuthDialog modal={modal} />
    case 'contact':
    case 'quote':
    case 'phoneCall':
    case 'catalogueProspect':
    case 'newsletter':
    case 'weeklyMenu':
      return <RequestDialog modal={modal} />
    case 'consent':
      return <ConsentDialog />
    case 'addressDimmer':
      return <AddressDimmer item={modal.item} />
    default:
      return <ShopModals modal={modal} />
  }
}
