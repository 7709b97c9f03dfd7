"""What every picture of the studio is made with: scene, light, camera, materials, shapes."""
