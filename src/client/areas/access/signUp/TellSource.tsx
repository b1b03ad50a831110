import { useEffect, useRef } from 'react'
import { graphql } from 'react-relay/hooks'
import type { TellSourceMutation } from '../../../../../__generated__/relay/TellSourceMutation.graphql'
import { REPEATABLE } from '../../../relay/repeatOnce'
import { useAction } from '../../../relay/useAction'

/** Tells the shop once which campaign brought somebody who is signed in. */
export function TellSource({ utmSource }: { utmSource: string }) {
  const [updateSource] = useAction<TellSourceMutation>(
    graphql`
      mutation TellSourceMutation($utmSource: String!) {
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
