export const expressCopy = {
  lead: 'Votre portefeuille transmet ce qui manque pour livrer et facturer.',
} as const
