import { lazyPart } from '../../services/lazyPart'
import { useOrigin } from '../../state/useOrigin'
import { useSession } from '../../state/useSession'
import { OptionalPart } from '../OptionalPart'
import { useThirdParties } from './useThirdParties'

const SendCampaignSource = lazyPart(() =>
  import('../../areas/access/signUp/SendCampaignSource').then(
    ({ SendCampaignSource }) => SendCampaignSource,
  ),
)

/** A component of its own, so that reading the visitor's consent does not render the whole shell again. */
export function ThirdParties() {
  const { user } = useSession()
  const { utmSource } = useOrigin().campaign
  useThirdParties()

  if (user === null || !utmSource) return null
  return (
    <OptionalPart>
      <SendCampaignSource key={`${user.id} ${utmSource}`} userId={user.id} utmSource={utmSource} />
    </OptionalPart>
  )
}
