import { useEffect, useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import type { SendCampaignSourceMutation } from '#generated/relay/SendCampaignSourceMutation.graphql'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'

/** Tells the shop once which campaign brought a person who is signed in. */
export function SendCampaignSource({ utmSource }: { utmSource: string }) {
  const [updateSource] = useAction<SendCampaignSourceMutation>(
    graphql`
      mutation SendCampaignSourceMutation($utmSource: String!) {
        updateSource(utmSource: $utmSource)
      }
    `,
    REPEATABLE,
  )
  const isTold = useRef(false)

  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    // A campaign that is not told is no loss to the customer.
    void updateSource({ utmSource })
  }, [utmSource, updateSource])

  return null
}
