import '../../dist/action/index.js';
