export const fillers = ['simplesmente', 'fácil', 'fáceis', 'facilmente', 'por favor'];
