export const companyCopy = {
  proposals: 'Propositions de sociétés',
  proposed: (count: number) =>
    count === 1 ? '1\u00a0société proposée' : `${count}\u00a0sociétés proposées`,
  /** `Paris · SIREN 904 817 269` */
  facts: (town: string, siren: string) => [town, `SIREN\u00a0${siren}`].filter(Boolean).join(' · '),
} as const
