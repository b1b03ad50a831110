import type { ReactNode } from 'react'
import type { Payments, WalletProps } from '../payments'
import { useSandboxCard } from './SandboxCardContext'
import { createSandboxClient } from './sandboxClient'
import { SandboxCvcField } from './SandboxCvcField'
import { SandboxExpiryField } from './SandboxExpiryField'
import { SandboxNumberField } from './SandboxNumberField'
import { SandboxProvider } from './SandboxProvider'
import { SandboxWallet } from './SandboxWallet'

export function createSandboxPayments(graphqlUrl: string): Payments {
  const client = createSandboxClient(graphqlUrl)
  return {
    isSandbox: true,
    Provider: ({ children }: { children: ReactNode }) => (
      <SandboxProvider client={client}>{children}</SandboxProvider>
    ),
    NumberField: SandboxNumberField,
    ExpiryField: SandboxExpiryField,
    CvcField: SandboxCvcField,
    usePayment: useSandboxCard,
    Wallet: (props: WalletProps) => (
      <SandboxProvider client={client}>
        <SandboxWallet {...props} />
      </SandboxProvider>
    ),
  }
}
