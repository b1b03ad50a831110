export const cardsCopy = {
  list: 'Cartes enregistrées',
  loading: 'Chargement de vos cartes',
  failed: 'Vos cartes n’ont pas pu être chargées',
  failedText:
    'Notre prestataire de paiement, qui les garde, n’a pas répondu. Vérifiez votre connexion, puis réessayez\u00a0: rien n’est perdu.',
  none: 'Aucune carte enregistrée',
  noneText:
    'Ajoutez-en une ici, ou cochez « Enregistrer cette carte » au moment de payer : la prochaine commande se paie en un geste.',
  delete: 'Supprimer',
  deleteNamed: (name: string) => `Supprimer la carte ${name}`,
  deleteTitle: 'Supprimer cette carte ?',
  deleteText: (name: string) =>
    `La carte ${name} ne sera plus proposée au paiement. Vos commandes passées ne changent pas.`,
  keep: 'Garder la carte',
  deleted: 'La carte est supprimée.',
  add: 'Ajouter une carte',
  addTitle: 'Nouvelle carte',
  addLead:
    'Rien n’est débité. Le numéro est gardé par notre prestataire de paiement, jamais par nous.',
  save: 'Enregistrer la carte',
  saved: 'La carte est enregistrée.',
  otherCard: 'Ajoutez une autre carte, ou voyez avec votre banque.',
  abandoned: 'Votre banque n’a pas reçu votre réponse : la carte n’est pas enregistrée.',
  unknown:
    'La connexion s’est interrompue avant la réponse. Rechargez la page pour voir si la carte est enregistrée.',
} as const
